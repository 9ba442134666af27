// Strict rules with types for TypeScript and Svelte. The formatter checks the layout (.prettierrc.json), the compiler
// and svelte-check check types.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, 'off']));
const ofTypes = (...names) => names.map((name) => `@typescript-eslint/${name}`);

export default ts.config(
    { ignores: ['dist', 'node_modules', 'src/protocol'] },
    js.configs.recommended,
    ts.configs.strictTypeChecked,
    svelte.configs.recommended,
    {
        linterOptions: { reportUnusedDisableDirectives: 'error' },
        languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
        rules: {
            // An effect reads a value with `void` to depend on it, and a blank in braces survives the formatter.
            ...off(...ofTypes('no-meaningless-void-operator'), 'svelte/no-useless-mustaches'),
            // svelte-check reports these with the types that it knows.
            ...off('no-undef', 'svelte/no-unused-svelte-ignore'),
            '@typescript-eslint/switch-exhaustiveness-check': [
                'error',
                { considerDefaultExhaustiveForUnions: true },
            ],
            '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
            '@typescript-eslint/no-confusing-void-expression': [
                'error',
                { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
            ],
            '@typescript-eslint/no-unused-vars': [
                'error',
                { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
            ],
            // Texts are taken apart by code points on purpose.
            '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
        },
    },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    },
    {
        // The types of imported components are known to svelte-check only.
        files: ['**/*.svelte'],
        rules: off(
            ...ofTypes('argument', 'assignment', 'call', 'member-access', 'return').map((name) =>
                name.replace('/', '/no-unsafe-'),
            ),
        ),
    },
    {
        // In a test a missing value is a failure, and indexes of a hash are within its arrays.
        files: ['tests/**', 'e2e/**', 'src/fairness/blake2b.ts'],
        rules: off(...ofTypes('no-non-null-assertion')),
    },
    {
        // Playwright reads the names of fixtures from the first parameter, which must be a pattern.
        files: ['e2e/kit/test.ts'],
        rules: off('no-empty-pattern'),
    },
    { files: ['**/*.js', '**/*.mjs'], extends: [ts.configs.disableTypeChecked] },
);
