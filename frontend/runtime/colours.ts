type Rgb = [number, number, number];

/** Any CSS colour as red, green, blue and alpha from 0 to 1: the browser itself reads it. */
const parse = (probe: HTMLElement, colour: string): number[] => {
  probe.style.color = '';
  probe.style.color = `color-mix(in srgb, ${colour}, ${colour})`;
  const text = getComputedStyle(probe).color;
  const numbers = (text.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
  const scale = text.startsWith('color(') ? 1 : 255;
  const [r = 0, g = 0, b = 0, alpha = 1] = numbers;
  return [r / scale, g / scale, b / scale, alpha];
};

/** Relative luminance, WCAG 2.2. */
const luminance = (rgb: number[]): number => {
  const [r = 0, g = 0, b = 0] = rgb.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast of two colours, 1 to 21, WCAG 2.2. */
export const contrast = (a: number[], b: number[]): number => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const css = (rgb: number[]) => `rgb(${rgb.slice(0, 3).map((c) => Math.round(c * 255))})`;

/** The accent, moved towards the text colour until it stands out from the page by the given contrast. */
export const readable = (accent: Rgb, page: Rgb, text: Rgb, least: number): Rgb => {
  for (let share = 0; share < 1; share += 0.1) {
    const mixed = accent.map((c, i) => c + ((text[i] ?? 0) - c) * share) as Rgb;
    if (contrast(mixed, page) >= least) return mixed;
  }
  return text;
};

/**
 * Takes the page's colours where the quiz stands: its text colour is inherited, what lies behind it is found
 * here, and the accent is made readable on it. Set through CSSOM, which a strict policy allows.
 */
export const takeColours = (root: HTMLElement, accent: string | undefined): void => {
  const probe = document.createElement('i');
  root.append(probe);
  const rgb = (colour: string) => parse(probe, colour);
  const text = rgb(getComputedStyle(root).color) as Rgb;
  let page = rgb('Canvas');
  for (let node: Node | null = root; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null) {
    if (!(node instanceof HTMLElement)) continue;
    const behind = rgb(getComputedStyle(node).backgroundColor);
    if ((behind[3] ?? 0) > 0.5) {
      page = behind;
      break;
    }
  }
  const base = page.slice(0, 3) as Rgb;
  const mark = readable((accent ? rgb(accent).slice(0, 3) : text) as Rgb, base, text, 3);
  probe.remove();
  const set = (name: string, value: string) => root.style.setProperty(name, value);
  set('--rq-page', css(base));
  set('--rq-accent', css(mark));
  root.style.colorScheme = luminance(base) < 0.2 ? 'dark' : 'light';
};
