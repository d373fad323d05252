import { Counter, type Registry } from 'prom-client'

export const logLines = (registers: Registry[]) =>
  new Counter({
    name: 'log_lines_total',
    help: 'Lines of the log, by level',
    labelNames: ['level'],
    registers,
  })
