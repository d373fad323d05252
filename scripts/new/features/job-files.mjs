import { camel } from '../words.mjs'
import { faceOf } from './face-of.mjs'

/** A job with a schedule has no input. */
export const jobFiles = (name, minutes) => ({
  'index.server.ts': faceOf(name),
  [`${name}.server.ts`]: definition(name, minutes),
  [`${name}.test.ts`]: test(name, minutes),
})

const definition = (
  name,
  minutes,
) => `${minutes ? '' : `import { z } from 'zod'\n`}import { defineJob } from '#platform/jobs/define-job.ts'
import type { Services } from '#platform/services.ts'

export const ${camel(name)} = defineJob({
  name: '${name}',
  ${minutes ? `schedule: { everyMinutes: ${minutes} }` : 'input: z.object({ id: z.string() })'},
  run({ log }: Pick<Services, 'log'>${minutes ? '' : ', { id }'}) {
    log.info(${minutes ? '' : '{ id }, '}'The job ${name} has run')
    return Promise.resolve()
  },
})
`

const test = (name, minutes) => `import { expect, test } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { ${camel(name)} } from './${name}.server.ts'

test('${name} leaves a line in the log', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'info' }, { write: (line) => void lines.push(line) })
  await ${camel(name)}.run({ log }, ${minutes ? 'undefined' : `{ id: '1' }`})
  expect(lines.join('')).toContain('The job ${name} has run')
})
`
