import { parseArgs } from 'node:util'
import type { Command } from '#platform/command-line/command.ts'
import { examine } from './examine.server.ts'
import { type Finding, type Weight, weights } from './finding.server.ts'

export const doctorCommand: Command = {
  usage: '[--strict]',
  summary: 'checks a configuration and its services for production',
  details: `  --strict   warnings count as errors

Run it with the same environment variables as the product. It prints errors, warnings and advice in that order, one per
line, and exits with code 1 if there is an error. It changes nothing: in the picture store it writes, reads and deletes a
small test file.`,
  run: async (args) => {
    const { values } = parseArgs({ args, options: { strict: { type: 'boolean', default: false } } })
    const findings = await examine(process.env)
    const grave: Weight[] = values.strict ? ['error', 'warning'] : ['error']
    return {
      text: describe(findings),
      failed: findings.some(({ weight }) => grave.includes(weight)),
    }
  },
}

function describe(findings: Finding[]): string {
  const counts = weights.map((weight) => {
    const count = findings.filter((finding) => finding.weight === weight).length
    return `${count} ${weight === 'advice' || count === 1 ? weight : `${weight}s`}`
  })
  const lines = findings.map(({ weight, text }) => `${weight.padEnd(7)}  ${text}`)
  return [...lines, counts.join(', ')].join('\n')
}
