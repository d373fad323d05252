import { createServer, type Socket } from 'node:net'

export async function startSmtpSink(port: number) {
  const waiting = new Map<string, (code: string) => void>()
  const server = createServer((socket) =>
    receive(socket, (to, subject) => {
      const code = /\d{6}/.exec(subject)?.[0]
      if (code) waiting.get(to)?.(code)
      waiting.delete(to)
    }),
  )
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    codeFor: (to: string) => new Promise<string>((resolve) => waiting.set(to, resolve)),
    stop: () => server.close(),
  }
}

function receive(socket: Socket, keep: (to: string, subject: string) => void) {
  let [isData, text] = [false, '']
  socket.write('220 bench\r\n')
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    text += String(chunk)
    if (!text.endsWith(isData ? '\r\n.\r\n' : '\r\n')) return
    if (isData) keep(headerOf(text, 'To'), headerOf(text, 'Subject'))
    const isBegun = !isData && /^DATA/i.test(text)
    ;[isData, text] = [isBegun, '']
    socket.write(isBegun ? '354 go on\r\n' : '250 done\r\n')
  })
}

const headerOf = (mail: string, name: string) =>
  new RegExp(`^${name}: (.*)\r$`, 'm').exec(mail)?.[1] ?? ''
