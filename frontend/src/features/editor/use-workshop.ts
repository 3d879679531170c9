import { useEffect, useState } from 'react';
import { hire } from './workshop/hire.ts';
import { openWorkshop, type Workshop } from './workshop/workshop.ts';

/** A workshop that is open as long as the component is there. */
export const useWorkshop = (): Workshop => {
  const [workshop] = useState(() => openWorkshop(hire));
  useEffect(
    function closeAtTheEnd() {
      workshop.open();
      return workshop.close;
    },
    [workshop],
  );
  return workshop;
};
