import { availableParallelism } from 'node:os'
import { wholeNumber } from '#platform/config/parsers.ts'
import { defineVariables } from '#platform/config/variables.ts'

const count = wholeNumber(1, 256)

/** How many processes serve. */
export const workersVariable = defineVariables((environment) =>
  environment.read(
    'WORKERS',
    {
      expected: `${count.expected}, or auto`,
      parse: (text) => (text.toLowerCase() === 'auto' ? availableParallelism() : count.parse(text)),
    },
    1,
  ),
)
