import path from 'node:path';
import { apiRooms } from './api-rooms.mjs';

const layers = new Map(apiRooms.flatMap((rooms, layer) => rooms.map((room) => [room, layer])));
const source = 'api/src';
const test = /\.test\.tsx?$/;

/**
 * Enforces the rooms of `api/src`: other rooms import a room only through its `index.ts`, and a room imports only rooms
 * of lower layers. Tests may import any room, by its door.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const roomDoors = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      door: 'Import this from the room {{room}} itself: its other files are private.',
      ownDoor: 'A room imports its own files, not its door.',
      all: 'Name each export of the room {{room}}.',
      layer: '{{own}} may import only rooms below it, and {{room}} is not (tooling/eslint/api-rooms.mjs).',
      top: 'A room may not import the files that assemble the API.',
      unlisted: 'Say on which layer the room {{room}} is (tooling/eslint/api-rooms.mjs).',
    },
  },
  create(context) {
    const root = path.join(context.cwd, source);
    const own = roomOf(path.relative(root, context.filename));
    const isTest = test.test(context.filename);

    /** @param {string} specifier @returns {[messageId: string, room: string] | null} */
    const findFault = (specifier) => {
      const target = path.relative(root, path.resolve(path.dirname(context.filename), specifier));
      if (target.startsWith('..')) return null;
      const [room = '', ...inner] = target.split(path.sep);
      if (inner.length === 0 && !layers.has(room)) return own !== null && !isTest ? ['top', room] : null;
      if (room === own) return inner.length === 0 ? ['ownDoor', room] : null;
      if (inner.length > 0) return ['door', room];
      if (own === null || isTest) return null;
      return layerOf(room) < layerOf(own) ? null : ['layer', room];
    };
    /** @param {import('eslint').Rule.Node} node @param {unknown} specifier */
    const check = (node, specifier) => {
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const [messageId, room] = findFault(specifier) ?? [];
      if (messageId) context.report({ node, messageId, data: { own: own ?? '', room: room ?? '' } });
    };

    return {
      Program(node) {
        if (own !== null && !layers.has(own)) {
          context.report({ node, messageId: 'unlisted', data: { room: own } });
        }
      },
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ExportAllDeclaration(node) {
        check(node, node.source.value);
        if (own !== null && path.basename(context.filename) === 'index.ts') {
          context.report({ node, messageId: 'all', data: { room: own } });
        }
      },
      ImportExpression: (node) => check(node, 'value' in node.source ? node.source.value : null),
      /** @param {import('eslint').Rule.Node & { source: { value: string } }} node */
      TSImportType: (node) => check(node, node.source.value),
    };
  },
};

/** The room of a path in `api/src`; null outside it and for the files beside the rooms, which assemble the API. */
function roomOf(/** @type {string} */ relative) {
  const [room = '', ...inner] = relative.split(path.sep);
  return room === '..' || inner.length === 0 ? null : room;
}

const layerOf = (/** @type {string} */ room) => layers.get(room) ?? Infinity;
