import type { LogSink } from './log.ts'

const colors: Record<string, number> = { fatal: 31, error: 31, warn: 33, info: 32, debug: 90, trace: 90 }
const paint = (color: number, text: string) => `\u001B[${color}m${text}\u001B[0m`

/** Turns JSON lines into lines for a terminal: time, level, message, what else there is, then the stack. */
export function readable(output: LogSink): LogSink {
  return {
    write(line) {
      const { level, time, msg, requestId, err, ...rest } = JSON.parse(line)
      const facts = Object.entries(rest).map(([name, value]) => `${name}=${text(value)}`)
      const words = [
        paint(90, time.slice(11, 19)),
        paint(colors[level] ?? 0, level.padEnd(5)),
        msg ?? '',
        paint(90, [...facts, requestId ?? ''].join(' ').trim()),
      ]
      output.write(`${words.join(' ').trimEnd()}\n${err ? `${trace(err)}\n` : ''}`)
    },
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function trace(err: { stack?: string; message?: string; cause?: typeof err }): string {
  const own = err.stack ?? err.message ?? text(err)
  return err.cause ? `${own}\nCaused by: ${trace(err.cause)}` : own
}
