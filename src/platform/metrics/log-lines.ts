import { pino } from 'pino'
import { Counter, type Registry } from 'prom-client'

export function logLines(registers: Registry[]) {
  const lines = new Counter({
    name: 'log_lines_total',
    help: 'Lines of the log, by level',
    labelNames: ['level'],
    registers,
  })
  for (const level of Object.keys(pino.levels.values)) lines.inc({ level }, 0)
  return lines
}
