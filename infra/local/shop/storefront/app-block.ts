import { readFileSync } from 'node:fs';
import type { ShopCall } from '../core/context.ts';
import { escapeHtml } from '../core/http.ts';
import type { AppBlock } from '../core/store.ts';

const file = new URL('../../../shopify/extensions/recommend-quiz/blocks/quiz.liquid', import.meta.url);
const scriptOrigin = /https?:\/\/[^/"]+(?=\/embed\/)/g;

/** The part of the Liquid block that shows when a quiz is set. */
const template = (): string => {
  const [, body] =
    /\{% if block\.settings\.quiz != blank %\}([\s\S]*)\{% elsif/.exec(readFileSync(file, 'utf8')) ?? [];
  if (body === undefined) throw new Error('quiz.liquid no longer starts with the test that the quiz is set');
  return body;
};

/**
 * Renders the theme app extension's own Liquid block as a theme would: nothing without a quiz. Of its settings the dev
 * shop has the quiz and the mode; the others are as empty as in a block that was just added.
 * @throws Error for Liquid that this reading of it does not know, with the piece
 */
export const renderAppBlock = (call: ShopCall, block: AppBlock): string => {
  if (block.quiz.trim() === '') return '';
  const mode = block.mode ?? 'inline';
  const out = template()
    .replace(scriptOrigin, call.deps.appOrigin)
    .replaceAll('{{ block.settings.quiz | strip | escape }}', () => escapeHtml(block.quiz.trim()))
    .replaceAll('{{ block.settings.mode | escape }}', mode)
    .replace(/\{\{ block\.settings\.(delay|scroll) \| escape \}\}/g, '')
    .replace(/\{% if block\.settings\.(exit|once) %\}.*?\{% endif %\}/g, '')
    .replace(/\{% if block\.settings\.mode == 'inline' %\}(.*?)\{% endif %\}/g, mode === 'inline' ? '$1' : '')
    .replaceAll('{{ block.shopify_attributes }}', () => `data-block-id="${escapeHtml(block.id)}"`);
  const unknown = /\{[{%].*?[%}]\}/.exec(out);
  if (unknown) throw new Error(`The dev shop does not know this Liquid: ${unknown[0]}`);
  return `<section class="app-section wrap">${out}</section>`;
};
