import type { Page } from '@playwright/test';

/**
 * Runs in the page: text and controls that are cut off, or that stand outside the window where nothing scrolls to
 * them. The site clips what hangs over the edge, so that the width of the page alone would not tell.
 */
const findLost = (): string[] => {
  const width = document.documentElement.clientWidth;
  const isLost = (element: Element): boolean => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const boxes = [...(element.matches('img,input,select,textarea') ? element : range).getClientRects()];
    if (boxes.every((box) => box.width <= 1 || box.height <= 1)) return false;
    let edges = { left: 0, right: width };
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around);
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      const { left, right, width: own } = around.getBoundingClientRect();
      // What is only read out stands in a box of one pixel.
      if (own <= 1) return false;
      if (overflowX !== 'visible')
        edges = { left: Math.max(edges.left, left), right: Math.min(edges.right, right) };
    }
    return boxes.some((box) => box.right > edges.right + 1 || box.left < edges.left - 1);
  };
  const holdsText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    (holdsText(element) || element.matches('img,input,select,textarea'));
  const { scrollWidth } = document.documentElement;
  return [
    ...(scrollWidth > width ? [`the page is ${scrollWidth} wide in a window of ${width}`] : []),
    ...[...document.body.querySelectorAll('*')]
      .filter((element) => isSeen(element) && isLost(element))
      .map((element) => element.outerHTML.slice(0, 120)),
  ];
};

/** What is lost when a window of 1280 pixels is zoomed to 200%, and at the 320 pixels that reflow asks for. */
export const lostWhenZoomed = async (page: Page): Promise<string[]> => {
  const devtools = await page.context().newCDPSession(page);
  const faults: string[] = [];
  for (const [width, height] of [
    [640, 450],
    [320, 256],
  ] as const) {
    const metrics = { width, height, deviceScaleFactor: 2, mobile: false };
    await devtools.send('Emulation.setDeviceMetricsOverride', metrics);
    const lost = await page.evaluate(findLost);
    faults.push(...lost.map((fault) => `${width} px: ${fault}`));
  }
  await devtools.detach();
  return faults;
};
