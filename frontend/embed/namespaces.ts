import type { Plugin } from 'vite';

const helper = /^import \{ \w+ as __exportAll \} from .*\n/m;
const namespace = /^var (\w+) = \/\* @__PURE__ \*\/ __exportAll\(\{([^}]*)\}\);\n/m;
const property = /(\w+): \(\) => (\w+)/g;
const asks = /(import\([^()]*\))\.then\(\(n\) => n\.\w+\)/g;

/**
 * Has a chunk that holds more than the module asked for export what the module does, by its names. The bundler makes
 * an object of it, with a helper in a chunk of its own that each page would load.
 */
export const namespaces: Plugin = {
  name: 'namespaces',
  renderChunk(code) {
    const [, object, members] = namespace.exec(code) ?? [];
    const exported = [...(members ?? '').matchAll(property)].map(([, as, is]) =>
      as === is ? as : `${is} as ${as}`,
    );
    return code
      .replace(helper, '')
      .replace(namespace, '')
      .replace(new RegExp(`\\b${object} as \\w+`), exported.join(', '))
      .replace(asks, '$1');
  },
  generateBundle(_, bundle) {
    for (const [name, one] of Object.entries(bundle)) {
      if (one.type !== 'chunk') continue;
      if (one.name === 'rolldown-runtime') delete bundle[name];
      else if (/__exportAll|rolldown-runtime/.test(one.code)) throw new Error(`${name} still has the helper`);
    }
  },
};
