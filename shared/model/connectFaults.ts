/** Why a shop was not connected; the callback leads to `/app?shopError=<one of these>`. */
export const connectFaults = ['denied', 'expired', 'invalid', 'taken', 'unavailable'] as const;
export type ConnectFault = (typeof connectFaults)[number];
