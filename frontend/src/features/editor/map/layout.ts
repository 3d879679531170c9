import { Graph, layout } from '@dagrejs/dagre';
import type { Branch } from './branches.ts';
import { type Layout, place, wording } from './layout-size.ts';

/** Places the branches from top to bottom, so that few lines cross. */
export const layOut = (places: string[], branches: Branch[]): Layout => {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 40, ranksep: 44, marginx: 24, marginy: 24 });
  for (const id of places) graph.setNode(id, { ...place });
  branches.forEach(({ from, to, rule }, index) => {
    graph.setEdge(
      from,
      to,
      rule === undefined ? { weight: 2 } : { ...wording, labelpos: 'c' },
      String(index),
    );
  });
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width,
    height,
    places: Object.fromEntries(
      places.map((id) => {
        const { x = 0, y = 0 } = graph.node(id);
        return [id, { x, y }];
      }),
    ),
    words: branches.map(({ from, to, rule }, index) => {
      const { x, y } = graph.edge(from, to, String(index)) ?? {};
      return rule === undefined || x === undefined || y === undefined ? null : { x, y };
    }),
    lines: branches.map(({ from, to }, index) => graph.edge(from, to, String(index))?.points ?? []),
  };
};
