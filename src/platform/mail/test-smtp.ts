import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

type Reply = 'keep' | 'hang' | `4${string}` | `5${string}`

interface SmtpOptions {
  port?: number
  reply?: Reply | ((source: string) => Reply)
  recipient?: `2${string}` | `4${string}` | `5${string}`
  /** How long the server takes for each message. */
  delayMs?: number
}

export async function smtpServer({
  port = 0,
  reply = 'keep',
  recipient = '250 test',
  delayMs = 0,
}: SmtpOptions = {}) {
  const sink = {
    received: [] as string[],
    offered: 0,
    reply,
    recipient,
    recipients: 0,
    greetings: [] as string[],
    envelopes: [] as string[],
  }
  const sockets = new Set<Socket>()
  const server = createServer((socket: Socket) => {
    let isData = false
    let text = ''
    sockets.add(socket)
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      text += String(chunk)
      if (isData && text.includes('\r\n.\r\n')) {
        sink.offered += 1
        const decided = typeof sink.reply === 'function' ? sink.reply(text) : sink.reply
        if (decided === 'keep') sink.received.push(text)
        const answer = `${decided === 'keep' ? '250 kept' : decided}\r\n`
        if (decided !== 'hang') setTimeout(() => socket.write(answer), delayMs)
        ;[isData, text] = [false, '']
      } else if (!isData && text.endsWith('\r\n')) {
        if (/^(EHLO|HELO) /i.test(text)) sink.greetings.push(text.trim())
        if (/^MAIL FROM/i.test(text)) sink.envelopes.push(text.trim())
        const isRecipient = /^RCPT TO/i.test(text)
        if (isRecipient) sink.recipients += 1
        isData = /^DATA/i.test(text)
        text = ''
        const answer = isRecipient ? sink.recipient : '250 test'
        socket.write(isData ? '354 go on\r\n' : `${answer}\r\n`)
      }
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  onTestFinished(() => void close())
  const address = server.address()
  const at = typeof address === 'object' && address ? address.port : 0
  return Object.assign(sink, { port: at, close })
}

export function readMail(source: string) {
  const text = source.replaceAll('\r\n', '\n')
  const boundary = /boundary="([^"]+)"/.exec(text)?.[1] ?? ''
  const [head = '', ...parts] = text.split(`--${boundary}`)
  const header = (name: string) => decodeWords(headerOf(head.slice(0, head.indexOf('\n\n')), name))
  const part = (type: string) =>
    decodePart(
      parts.find((candidate) => headerOf(candidate, 'content-type').startsWith(type)) ?? '',
    )
  return { header, text: part('text/plain'), html: part('text/html') }
}

function headerOf(head: string, name: string) {
  const line = new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'im').exec(head)?.[1] ?? ''
  return line.replaceAll(/\n[ \t]+/g, ' ')
}

/** RFC 2047: `=?UTF-8?Q?…?=`, `=?UTF-8?B?…?=`. */
function decodeWords(value: string) {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (words) =>
      Buffer.concat(
        [...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, kind = '', coded = '']) =>
          kind.toLowerCase() === 'b'
            ? Buffer.from(coded, 'base64')
            : fromQuotedPrintable(coded.replaceAll('_', ' ')),
        ),
      ).toString(),
    )
}

function decodePart(part: string) {
  const body = part.slice(part.indexOf('\n\n') + 2)
  const encoding = headerOf(part, 'content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body).toString() : body
}

function fromQuotedPrintable(text: string) {
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}
