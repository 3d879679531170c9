import chosen from './fields/chosen.css?inline';
import measured from './fields/measured.css?inline';
import ranked from './fields/ranked.css?inline';
import written from './fields/written.css?inline';
import more from './more.css?inline';
import results from './results/results.css?inline';
import css from './runtime.css?inline';

/** All styles, as one sheet: beside each other they pack best. */
export const styles = css + chosen + written + measured + ranked + more + results;
