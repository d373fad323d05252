import type { LogSink } from './log.ts'

type Fields = Record<string, unknown>

const colors: Record<string, number> = {
  fatal: 31,
  error: 31,
  warn: 33,
  info: 32,
  debug: 90,
  trace: 90,
}
const paint = (color: number, words: string) => `\u001B[${color}m${words}\u001B[0m`

export const readable = (output: LogSink): LogSink => ({
  write(line) {
    const fields: unknown = JSON.parse(line)
    if (isFields(fields)) output.write(`${format(fields)}\n`)
  },
})

function format({ level, time, msg, requestId, err, ...rest }: Fields) {
  const facts = Object.entries({ ...rest, requestId }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${text(value)}`],
  )
  const words = [
    paint(90, text(time).slice(11, 19)),
    paint(colors[text(level)] ?? 0, text(level).padEnd(5)),
    text(msg),
    ...facts.map((fact) => paint(90, fact)),
  ]
  return [words.join(' '), ...traces(err)].join('\n')
}

function traces(error: unknown): string[] {
  if (!isFields(error)) return []
  return [text(error['stack'] ?? error['message']), ...traces(error['cause'])]
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
function text(value: unknown = '') {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
