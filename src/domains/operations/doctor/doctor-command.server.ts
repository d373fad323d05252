import { parseArgs } from 'node:util'
import type { Command } from '#platform/command-line/command.ts'
import { examine } from './examine.server.ts'
import { type Finding, type Weight, weights } from './finding.server.ts'

export const doctorCommand: Command = {
  usage: '[--strict]',
  summary: 'examines a configuration for production, and all that it names',
  details: `  --strict   warnings count as errors

Set the variables as the product gets them. Errors, warnings and advice come in that order, a line each; with an error
the exit code is 1. It changes nothing: of the store of pictures it asks to take, give back and forget a few letters.`,
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
