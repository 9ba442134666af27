// Defines globals that every browser has and Node.js 18 of Debian lacks.
import { webcrypto } from 'node:crypto';

if (!('crypto' in globalThis)) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
