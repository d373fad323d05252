import { z } from 'zod/mini'
import { errorMap } from '#platform/api/error-map.ts'
import { publicProcedure } from '#platform/api/procedure.ts'
import { signedInSchema } from '../auth-schemas.server.ts'
import { visitors } from '../people/sample-accounts.server.ts'
import { publicUser } from '../sessions/current-session.server.ts'
import { signInErrors } from '../sign-in-errors.server.ts'
import { beginVisit } from './begin-visit.server.ts'

export const visitApi = {
  visitDemo: publicProcedure
    .meta({ inDemo: true })
    .errors(errorMap(signInErrors.method()))
    .route({
      method: 'POST',
      path: '/sign-in/demo',
      summary: 'Look around in a demo',
      description:
        'Starts a session of a sample account and sets its cookie. Only with `DEMO_MODE` and `SAMPLE_DATA`. The session can’t change anything, lasts a day, and ends with the demo.',
    })
    .input(z.object({ as: z.enum(visitors) }))
    .output(signedInSchema)
    .handler(async ({ context, input }) => ({
      user: publicUser(await beginVisit(context, input.as)),
    })),
}
