import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { originOf } from '../ports.ts'

const product = originOf('product')

export async function openUpgradable() {
  const port = Number(new URL(originOf('upgrade')).port)
  let isNewer = false
  const server = createServer((asked, answer) => {
    if (asked.url === '/sw.js' && isNewer) {
      void newerWorker().then((text) =>
        answer.setHeader('content-type', 'text/javascript').end(text),
      )
      return
    }
    const { method, headers, url } = asked
    const through = request(product + url, { method, headers }, (given) => {
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
  return { open, close, upgrade: () => (isNewer = true) }
}

async function newerWorker() {
  const text = await (await fetch(`${product}/sw.js`)).text()
  return text.replace(/(version:.)([\w-]+)/, '$1newer')
}
