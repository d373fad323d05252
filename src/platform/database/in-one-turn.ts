import DataLoader from 'dataloader'

const options = { cache: false, batchScheduleFn: (ask: () => void) => void setImmediate(ask) }

/** Every request reads its session or key, so lookups of the same event-loop turn share one round trip. */
export const inOneTurn = <Asked, Row>(
  lookUp: (asked: readonly Asked[]) => Promise<(Row | undefined)[]>,
) => new DataLoader<Asked, Row | undefined>(lookUp, options)
