import { type PointerEvent, useEffect, useRef, useState } from 'react';

const least = 0.2;
const most = 1.5;
const factor = 1.25;

/** Zoom by buttons and by ctrl and wheel (a pinch on a trackpad), and panning by dragging the background. */
export const useZoom = () => {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const by = (times: number) => setZoom((now) => Math.min(most, Math.max(least, now * times)));
  useEffect(function zoomByWheel() {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      setZoom((now) => Math.min(most, Math.max(least, now * Math.exp(-event.deltaY / 200))));
    };
    // React's own listener is passive and could not keep the page from zooming.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);
  const pan = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      const onNode = event.target instanceof Element && event.target.closest('button');
      if (!onNode && event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      event.currentTarget.scrollLeft -= event.movementX;
      event.currentTarget.scrollTop -= event.movementY;
    },
  };
  const toWidth = (width: number) => {
    const room = frame.current?.clientWidth;
    if (room) setZoom(Math.min(1, Math.max(least, room / width)));
  };
  return { frame, zoom, zoomIn: () => by(factor), zoomOut: () => by(1 / factor), toWidth, pan };
};
