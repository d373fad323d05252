import { z } from 'zod/mini'

const notAMoment = 'Not a moment'

/** Four-digit years only: neither the database nor a UUIDv7 can hold later ones. */
export const moment = z.coerce
  .date(notAMoment)
  .check(
    z.minimum(new Date('0001-01-01T00:00:00Z'), notAMoment),
    z.maximum(new Date('9999-12-31T23:59:59.999Z'), notAMoment),
  )
