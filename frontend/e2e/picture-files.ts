import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** A PNG as a phone or a designer makes them: large, and partly transparent. */
export const png = async (hue: number) => ({
  name: 'Shoe.png',
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 3000, height: 2000, channels: 4, background: { r: hue, g: 120, b: 60, alpha: 0.5 } },
  })
    .png()
    .toBuffer(),
});

/** As detailed as a photograph: lists show a small one of it. */
export const photo = async () => ({
  buffer: await sharp({
    create: {
      ...{ width: 1200, height: 900, channels: 3, background: 'black' },
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer(),
});

/** Runs in the page: makes it a browser that writes no WebP and gives PNG instead, as some do. */
export const writeNoWebp = () => {
  const own = HTMLCanvasElement.prototype.toBlob;
  HTMLCanvasElement.prototype.toBlob = function (take, type, quality) {
    own.call(this, take, type === 'image/webp' ? 'image/png' : type, quality);
  };
};

/** Drops or pastes a file, as a person does who has it on the desk or the clipboard. */
export const give = async (page: Page, to: Locator, how: 'drop' | 'paste', file: { buffer: Buffer }) => {
  const held = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const files = new DataTransfer();
    files.items.add(new File([bytes], 'Shoe.png', { type: 'image/png' }));
    return files;
  }, file.buffer.toString('base64'));
  if (how === 'paste') {
    await to.evaluate(
      (element, clipboardData) =>
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        ),
      held,
    );
    return;
  }
  await to.dispatchEvent('dragover', { dataTransfer: held });
  await to.dispatchEvent('drop', { dataTransfer: held });
};
