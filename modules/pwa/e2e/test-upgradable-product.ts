import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { originOf } from '../../../tests/e2e/ports.ts'
import { TAKE_OVER } from '../install/worker/take-over.ts'

const product = originOf('product')

export async function openUpgradable() {
  const port = Number(new URL(originOf('upgrade')).port)
  let newer: { takesOver: boolean } | undefined
  const server = createServer((asked, answer) => {
    if (asked.url === '/sw.js' && newer) {
      void newerWorker(newer).then((text) =>
        answer.setHeader('content-type', 'text/javascript').end(text),
      )
      return
    }
    const { method, headers, url } = asked
    // A kept connection may be one that the product closes just now, and then a file is missing.
    const through = request(product + url, { method, headers, agent: false }, (given) => {
      answer.writeHead(given.statusCode!, given.headers)
      given.pipe(answer)
    })
    // The visitor has left, and the response has no receiver.
    through.on('error', () => answer.destroy())
    asked.pipe(through)
  })

  async function open() {
    await once(server.listen(port, 'localhost'), 'listening')
  }
  async function close() {
    server.closeAllConnections()
    await once(server.close(), 'close')
  }
  await open()
  return { open, close, upgrade: ({ takesOver = true } = {}) => (newer = { takesOver }) }
}

async function newerWorker({ takesOver }: { takesOver: boolean }) {
  const text = await (await fetch(`${product}/sw.js`)).text()
  const newer = text.replace(/(version:.)([\w-]+)/, '$1newer')
  return takesOver ? newer : newer.replace(TAKE_OVER, 'no message')
}
