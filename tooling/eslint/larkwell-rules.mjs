import path from 'node:path';
import { plainSql } from './plain-sql.mjs';
import { plainWordsRule } from './plain-words.mjs';
import { roomDoors } from './room-doors.mjs';
import { routeFolders } from './route-folders.mjs';
import { toldNumbers } from './told-numbers.mjs';

const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** Remix gives `$`, `_` and `+` a meaning in names below `app/routes`. */
const routeName = /^[A-Za-z0-9$_+.()[\]-]+$/;
const givenNames = new Set(['README', 'ARCHITECTURE']);

/**
 * An attribute of an element; a spread attribute has no name.
 * @typedef {{ name?: { name: string }, value?: { value?: unknown } | null }} Attribute
 */

/** @type {import('eslint').Rule.RuleModule} */
const fileNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { kebab: 'Name files and folders in kebab-case: {{name}}' },
  },
  create: (context) => ({
    Program(node) {
      const parts = path.relative(context.cwd, context.filename).split(path.sep);
      const routes = parts.indexOf('routes');
      parts.forEach((part, index) => {
        const name = part.replace(/\.[a-z]+$/, '');
        const isRoute = routes > 0 && index > routes && parts[routes - 1] === 'app';
        if (givenNames.has(name) || (isRoute ? routeName : kebab).test(part)) return;
        context.report({ node, messageId: 'kebab', data: { name: part } });
      });
    },
  }),
};

/** @type {import('eslint').Rule.RuleModule} */
const browserNavigation = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { reload: 'Add reloadDocument to <{{name}}>: all navigation is the browser’s.' },
  },
  create(context) {
    const fromRemix = new Set();
    return {
      ImportDeclaration(node) {
        if (node.source.value !== '@remix-run/react') return;
        for (const specifier of node.specifiers) {
          const { imported } = /** @type {{ imported?: { name?: string } }} */ (specifier);
          if (/^(Link|NavLink|Form)$/.test(imported?.name ?? '')) fromRemix.add(specifier.local.name);
        }
      },
      /** @param {import('eslint').Rule.Node & { name: { name: string }, attributes: { name?: { name: string } }[] }} node */
      JSXOpeningElement(node) {
        if (!fromRemix.has(node.name.name)) return;
        const has = node.attributes.some((attribute) => attribute.name?.name === 'reloadDocument');
        if (!has) context.report({ node, messageId: 'reload', data: { name: node.name.name } });
      },
    };
  },
};

/** @type {import('eslint').Rule.RuleModule} */
const postForm = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { raw: 'Write a form that posts as <PostForm>: it has the form token and is sent once.' },
  },
  create: (context) => ({
    /** @param {import('eslint').Rule.Node & { name: { name: string }, attributes: Attribute[] }} node */
    JSXOpeningElement(node) {
      if (!/^form$/i.test(node.name.name)) return;
      const isGet = node.attributes.every(
        ({ name, value }) => name?.name !== 'method' || /^get$/i.test(String(value?.value)),
      );
      const spreads = node.attributes.some(({ name }) => !name);
      if (!isGet || spreads) context.report({ node, messageId: 'raw' });
    },
  }),
};

/** Our rules that no published plugin has. */
export const larkwellRules = {
  rules: {
    'file-names': fileNames,
    'browser-navigation': browserNavigation,
    'plain-sql': plainSql,
    'room-doors': roomDoors,
    'route-folders': routeFolders,
    'post-form': postForm,
    'told-numbers': toldNumbers,
    'plain-words': plainWordsRule,
  },
};
