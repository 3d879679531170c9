/** A number with its unit in the base unit of its dimension: `3.3 ft` is `{ unit: 'm', value: 1.00584 }`. */
export interface Quantity {
  unit: string;
  value: number;
}

/** Lower and upper end in base units; an end that is missing is open. */
export interface Range {
  /** A dimension's base unit, a counted thing (`port`), `price`, or empty for a bare number. */
  unit: string;
  min?: number;
  max?: number;
  /** The end itself is outside: *more than 24*, *under 20*. */
  minOpen?: boolean;
  maxOpen?: boolean;
}

const factors: Record<string, Record<string, number>> = {
  m: {
    mm: 0.001,
    millimeter: 0.001,
    millimetre: 0.001,
    cm: 0.01,
    centimeter: 0.01,
    centimetre: 0.01,
    dm: 0.1,
    m: 1,
    meter: 1,
    metre: 1,
    km: 1000,
    kilometer: 1000,
    ft: 0.3048,
    foot: 0.3048,
    feet: 0.3048,
    "'": 0.3048,
    voet: 0.3048,
    yard: 0.9144,
    yd: 0.9144,
  },
  inch: { in: 1, inch: 1, inches: 1, '"': 1, '”': 1, '″': 1, "''": 1 },
  g: {
    mg: 0.001,
    milligram: 0.001,
    g: 1,
    gr: 1,
    gram: 1,
    kg: 1000,
    kilo: 1000,
    kilogram: 1000,
    lb: 453.592,
    lbs: 453.592,
    pound: 453.592,
    oz: 28.3495,
    ounce: 28.3495,
  },
  l: { ml: 0.001, milliliter: 0.001, cl: 0.01, dl: 0.1, l: 1, liter: 1, litre: 1, gallon: 3.78541 },
  v: { mv: 0.001, v: 1, vdc: 1, vac: 1, volt: 1, kv: 1000 },
  w: { w: 1, watt: 1, kw: 1000 },
  va: { va: 1, kva: 1000 },
  wh: { wh: 1, kwh: 1000 },
  a: { ma: 0.001, a: 1, amp: 1, ampere: 1 },
  ah: { mah: 0.001, ah: 1 },
  hz: { hz: 1, khz: 1e3, mhz: 1e6, ghz: 1e9 },
  byte: { kb: 2 ** 10, mb: 2 ** 20, gb: 2 ** 30, tb: 2 ** 40 },
  bps: {
    'kbit/s': 1e3,
    kbps: 1e3,
    'mbit/s': 1e6,
    mbps: 1e6,
    mbit: 1e6,
    'gbit/s': 1e9,
    gbps: 1e9,
    gbit: 1e9,
    'gb/s': 1e9,
  },
  ohm: { ohm: 1, ω: 1, kohm: 1000 },
  db: { db: 1, decibel: 1 },
  lm: { lm: 1, lumen: 1 },
  k: { kelvin: 1 },
  '%': { '%': 1, procent: 1, percent: 1 },
  minute: {
    sec: 1 / 60,
    second: 1 / 60,
    seconde: 1 / 60,
    min: 1,
    minute: 1,
    minuut: 1,
    minuten: 1,
    hour: 60,
    hr: 60,
    h: 60,
    uur: 60,
  },
  year: { year: 1, yr: 1, jaar: 1, month: 1 / 12, maand: 1 / 12 },
  nm: { nm: 1 },
  bar: { bar: 1 },
  piece: { pc: 1, 'pc(s)': 1, pcs: 1, piece: 1, pk: 1, pack: 1, stuk: 1, stuks: 1, st: 1, count: 1, ct: 1 },
};

const units = new Map<string, Quantity>();
for (const [base, names] of Object.entries(factors))
  for (const [name, value] of Object.entries(names)) units.set(name, { unit: base, value });

/** A unit by any of its names; a word that is none counts things of its kind: `ports` → `port`. */
export const unitOf = (name: string): Quantity | undefined => {
  const known = units.get(name) ?? units.get(name.replace(/s$/, ''));
  if (known) return known;
  if (!/^[\p{L}]{3,20}$/u.test(name) || notThings.has(name)) return undefined;
  return { unit: name.endsWith('s') && !name.endsWith('ss') ? name.slice(0, -1) : name, value: 1 };
};

const notThings = new Set(
  'and with for the not from per van voor met een het tot and/or gen generation plus pro max new black white series serie way'.split(
    ' ',
  ),
);

/** Longer texts are cut: no product needs more. */
const mostCharacters = 4000;

const amount = String.raw`\d{1,3}(?:[,.]\d{3})+(?![\d])|\d+(?:[.,]\d+)?`;
const unitName = String.raw`%|''|["”″']|pc\(s\)|[\p{L}]+(?:/s)?`;
const written = new RegExp(
  String.raw`(?<![\p{L}\d.])(${amount})(?:\s?[x×]\s?(${amount}))?[\s-]?(${unitName})`,
  'giu',
);

/** Reads `1.000`, `1,000`, `3,3` and `3.3`: three digits after one mark are thousands, unless the number starts at 0. */
export const numberOf = (text: string): number => {
  const thousands = /^[1-9]\d{0,2}([.,]\d{3})+$/.test(text);
  const value = Number(
    thousands && !/^\d\.\d{3}$/.test(text) ? text.replace(/[.,]/g, '') : text.replace(',', '.'),
  );
  return Number.isFinite(value) ? value : Number.NaN;
};

const perPack = /(?<!\p{L})(\d{1,5})\s?(?:per|\/)\s?(?:pack|box|doos|verpakking|pak)/gu;
const packOf = /(?:pack|set|box|doos|pak) (?:of|van) (\d{1,5})/gu;

/** Every number with a unit in a text, in base units; inches are kept apart from metres, as shops state both. */
export const quantitiesIn = (given: string): Quantity[] => {
  const found: Quantity[] = [];
  if (!/\d/.test(given)) return found;
  const text = given.slice(0, mostCharacters).toLowerCase();
  for (const [, first = '', last, name = ''] of text.matchAll(written)) {
    const unit = unitOf(name);
    if (!unit) continue;
    for (const number of last === undefined ? [first] : [first, last]) {
      const value = numberOf(number) * unit.value;
      if (Number.isFinite(value)) found.push({ unit: unit.unit, value });
    }
  }
  for (const pattern of [perPack, packOf])
    for (const [, count = ''] of text.matchAll(pattern)) found.push({ unit: 'piece', value: Number(count) });
  return found;
};
