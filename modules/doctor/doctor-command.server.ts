import { type Checks, type Finding, type Weight, weights } from '#kit/features/index.server.ts'
import { defineCommand } from '#platform/command-line/define-command.ts'
import { examine, type Processes } from './examine.server.ts'
import { fixDatabase } from './fix-database.server.ts'

export const doctorCommand = (checks: Checks, processes: Processes) =>
  defineCommand({
    summary: 'checks a configuration and its services for production',
    arguments: {},
    options: {
      strict: { description: 'warnings count as errors' },
      fix: { description: 'gives the database role the defaults that it needs behind a pooler' },
    },
    details: `Run it with the same environment variables as the product. It prints errors, warnings and advice in that order, one per
line, and exits with code 1 if there is an error. Without --fix it changes nothing: in the picture store it writes,
reads and deletes a small test file.`,
    examples: ['', '--strict', '--fix', '--json'],
    async run({ strict, fix }, readConfig) {
      if (fix) await fixDatabase(readConfig())
      const findings = await examine(readConfig, checks, processes)
      const grave: Weight[] = strict ? ['error', 'warning'] : ['error']
      const failed = findings.some(({ weight }) => grave.includes(weight))
      return { text: describe(findings), data: { failed, findings }, failed }
    },
  })

function describe(findings: Finding[]): string {
  const counts = weights.map((weight) => {
    const count = findings.filter((finding) => finding.weight === weight).length
    return `${count} ${weight === 'advice' || count === 1 ? weight : `${weight}s`}`
  })
  const lines = findings.map(({ weight, text }) => `${weight.padEnd(7)}  ${text}`)
  return [...lines, counts.join(', ')].join('\n')
}
