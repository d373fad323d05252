import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { decode, encode } from 'dns-packet'

/** A name server that knows TXT records, and answers nothing while it is away. */
export async function startNameServer() {
  const records = new Map<string, string[]>()
  const state = { isAway: false }
  const socket = createSocket('udp4')
  socket.on('message', (message, { port, address }) => {
    if (state.isAway) return
    const { id, questions = [] } = decode(message)
    const answers = questions.flatMap(({ name, type }) =>
      type === 'TXT'
        ? (records.get(name.toLowerCase()) ?? []).map(
            (data) => ({ type: 'TXT', name, ttl: 0, data }) as const,
          )
        : [],
    )
    const isKnown = questions.every(({ name }) => records.has(name.toLowerCase()))
    // 3 is NXDOMAIN.
    const flags = isKnown ? 0 : 3
    socket.send(encode({ type: 'response', id, flags, questions, answers }), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  async function close() {
    socket.close()
    await once(socket, 'close')
  }
  const address = `127.0.0.1:${socket.address().port}`
  return { address, records, state, close, unref: () => socket.unref() }
}
