import { z } from 'zod/mini'
import type { Person } from '#app/api/test-product.server.ts'

const teamPageSchema = z.object({ items: z.array(z.object({ id: z.uuid() })) })

/** The team that an organization begins with. */
export async function firstTeamOf(owner: Person, path: string) {
  const { json } = await owner.call('GET', `${path}/teams`)
  const [team] = teamPageSchema.parse({ items: json['items'] }).items
  if (!team) throw new Error('An organization begins with a team')
  return team
}
