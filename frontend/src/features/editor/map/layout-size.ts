/** Pixels of a place on the map. */
export const place = { width: 208, height: 52 };

/** Room for the words beside a line. */
export const wording = { width: 150, height: 18 };

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  /** Middles of the places. */
  places: Record<string, Point>;
  /** In the order of the branches. */
  lines: Point[][];
  /** Middles of the words beside the lines of rules. */
  words: (Point | null)[];
}
