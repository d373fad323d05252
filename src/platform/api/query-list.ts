import { z } from 'zod/mini'

/** A list in a query string, as `ids=a&ids=b`: a single value is a list of one. */
export const queryList = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.union([
    z.array(item).check(z.maxLength(most)),
    z.pipe(
      item,
      z.transform((one: z.output<Item>) => [one]),
    ),
  ])
