import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { drawPicture } from './draw.ts';
import { shapes } from './shapes.ts';

const attribute = String.raw`\s+[a-zA-Z][\w:-]*="[^"<]*"`;
const token = new RegExp(`<(/?)([a-zA-Z]+)((?:${attribute})*)\\s*(/?)>|([^<]+)`, 'y');

/** Reads XML without text, strictly: attributes quoted, tags closed in order. */
const faultIn = (svg: string): string | null => {
  const open: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < svg.length) {
    const at = token.lastIndex;
    const [, end, name = '', , alone, text] = token.exec(svg) ?? [];
    if (text !== undefined && text.trim() === '') continue;
    if (name === '') return `at ${at}: ${svg.slice(at, at + 60)}`;
    if (end) {
      if (open.pop() !== name) return `</${name}> at ${at} closes nothing`;
    } else if (!alone) open.push(name);
  }
  return open.length > 0 ? `${open.join(', ')} left open` : null;
};

const pictures = catalogue().products.flatMap(({ handle, picture }) =>
  Object.values(picture.colours).map((hex) => ({
    handle,
    shape: picture.shape,
    hex,
    svg: drawPicture(picture.shape, hex, picture.seed),
  })),
);

describe('the pictures', () => {
  it('are well-formed, with numbers everywhere', () => {
    for (const { handle, svg } of pictures) {
      expect(faultIn(svg), handle).toBeNull();
      expect(svg, handle).not.toMatch(/NaN|undefined|null|Infinity/);
    }
  });

  it('refer only to what they define, and run nothing', () => {
    for (const { handle, svg } of pictures) {
      const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
      for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(defined, handle).toContain(id);
      expect(svg, handle).not.toMatch(/<script|<foreignObject|href|\son\w+=/);
    }
  });

  it('differ by type and by colour', () => {
    const byKind = new Map(pictures.map(({ shape, hex, svg }) => [`${shape} ${hex}`, svg]));
    expect(new Set(byKind.values()).size).toBe(byKind.size);
  });

  it('use every drawing there is', () => {
    expect(new Set(pictures.map(({ shape }) => shape))).toEqual(new Set(Object.keys(shapes)));
  });

  it('say which drawing is missing', () => {
    expect(() => drawPicture('toString', '#112233', 1)).toThrow('no drawing "toString"');
  });
});
