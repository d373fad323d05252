import { z } from 'zod'

const address = z.email().max(254)

export function normaliseEmail(text: string): string | undefined {
  return address.safeParse(text.normalize('NFKC').trim().toLowerCase()).data
}
