// Generates src/protocol/*.ts from docs/api/*.json. With --check it writes nothing and fails if a file is out of
// date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const documents = [
    { from: 'docs/api/messages.schema.json', to: 'web/src/protocol/messages.ts', defs: (d) => d.$defs },
    { from: 'docs/api/openapi.json', to: 'web/src/protocol/api.ts', defs: (d) => d.components.schemas },
];

const nameOf = (ref) => ref.slice(ref.lastIndexOf('/') + 1);

function typeOf(schema) {
    if (schema.$ref) return nameOf(schema.$ref);
    if (schema.enum) return schema.enum.map((value) => `'${value}'`).join(' | ');
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices) return choices.map(typeOf).join(' | ');
    switch (schema.type) {
        case 'null':
        case 'boolean':
        case 'string':
            return schema.type;
        case 'integer':
        case 'number':
            return 'number';
        case 'array': {
            const item = typeOf(schema.items);
            return item.includes(' ') ? `(${item})[]` : `${item}[]`;
        }
        case 'object':
            return schema.properties ? objectOf(schema) : 'Record<string, unknown>';
        default:
            throw new Error(`no type for ${JSON.stringify(schema)}`);
    }
}

function objectOf(schema) {
    const fields = Object.entries(schema.properties).map(([name, field]) => {
        const optional = schema.required?.includes(name) ? '' : '?';
        return `${name}${optional}: ${typeOf(field)}`;
    });
    return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`;
}

function definitionOf(name, schema) {
    const about = schema.description ? `// ${schema.description}\n` : '';
    const choices = schema.oneOf;
    if (choices)
        return `${about}export type ${name} =\n${choices.map((c) => `  | ${typeOf(c)}`).join('\n')};\n`;
    if (schema.type === 'object' && schema.properties && Object.keys(schema.properties).length > 0) {
        const fields = Object.entries(schema.properties).map(([field, of]) => {
            const optional = schema.required?.includes(field) ? '' : '?';
            return `  ${field}${optional}: ${typeOf(of)};\n`;
        });
        return `${about}export interface ${name} {\n${fields.join('')}}\n`;
    }
    return `${about}export type ${name} = ${typeOf(schema)};\n`;
}

// Returns one line for each operation with path, request and response, for session/api.ts.
function operationsOf(document) {
    if (!document.paths) return '';
    const lines = [];
    for (const [path, verbs] of Object.entries(document.paths)) {
        for (const [verb, operation] of Object.entries(verbs)) {
            const request = operation.requestBody?.content['application/json'].schema;
            const content = operation.responses['200'].content;
            const response = content['application/json']?.schema;
            lines.push(
                `  ${operation.operationId}: { verb: '${verb.toUpperCase()}'; path: '${path}'; ` +
                    `request: ${request ? typeOf(request) : 'undefined'}; ` +
                    `response: ${response ? typeOf(response) : 'string'} };`,
            );
        }
    }
    return `\nexport interface Operations {\n${lines.join('\n')}\n}\n`;
}

// Types of both documents are written once, into messages.ts; api.ts passes them on.
const normalized = (schema) =>
    JSON.stringify(schema, (key, value) => (key === '$ref' ? nameOf(value) : value));

let stale = false;
let shared = {};
for (const { from, to, defs } of documents) {
    const document = JSON.parse(readFileSync(new URL(from, root), 'utf8'));
    const definitions = defs(document);
    const isShared = (name) => shared[name] && normalized(shared[name]) === normalized(definitions[name]);
    const names = Object.keys(definitions);
    const imported = names.filter(isShared).sort();
    const types = names
        .filter((name) => !isShared(name))
        .map((name) => definitionOf(name, definitions[name]));
    const used = types.join('\n') + operationsOf(document);
    const code = used.replace(/^\/\/.*$/gm, '');
    const needed = imported.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
    const text =
        `// Generated from ${from} by tools/types.mjs. Do not edit.\n\n` +
        (needed.length > 0
            ? `import type {\n${needed.map((name) => `  ${name},\n`).join('')}} from './messages';\n\n`
            : '') +
        (imported.length > 0
            ? `export type {\n${imported.map((name) => `  ${name},\n`).join('')}} from './messages';\n\n`
            : '') +
        used;
    shared = { ...shared, ...definitions };
    const file = fileURLToPath(new URL(to, root));
    if (!process.argv.includes('--check')) {
        writeFileSync(file, text);
        continue;
    }
    let found = '';
    try {
        found = readFileSync(file, 'utf8');
    } catch {
        // A missing file is out of date.
    }
    if (found !== text) {
        stale = true;
        console.error(`${to} is out of date with ${from}: run node web/tools/types.mjs`);
    }
}
process.exitCode = stale ? 1 : 0;
