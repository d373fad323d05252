import { createServer } from 'node:net'
import { expect, test } from '../browser.ts'
import { startProduct } from '../own-product.ts'
import { originOf, portOf } from '../ports.ts'

function smtpSink() {
  const received: string[] = []
  const server = createServer((socket) => {
    let [isData, text] = [false, '']
    socket.write('220 test\r\n')
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      text += String(chunk)
      if (!text.endsWith(isData ? '\r\n.\r\n' : '\r\n')) return
      if (isData) received.push(text)
      const isBegun = !isData && /^DATA/i.test(text)
      ;[isData, text] = [isBegun, '']
      socket.write(isBegun ? '354 go on\r\n' : '250 test\r\n')
    })
  }).listen(portOf('mailServer'), '127.0.0.1')
  return { received, close: () => server.close() }
}

test.describe('with a mail server', () => {
  test.use({ baseURL: originOf('smtp') })

  test('a code goes out by SMTP and signs in; there is no mailbox', async ({
    request,
    baseURL,
  }) => {
    const sink = smtpSink()
    const product = await startProduct(originOf('smtp'), {
      DATA_DIR: 'test-results/smtp-data',
      SMTP_URL: `smtp://127.0.0.1:${portOf('mailServer')}`,
      MAIL_FROM: 'Library <product@example.com>',
    })
    try {
      const call = (path: string, data: object) =>
        request.post(`/api/auth${path}`, { data, headers: { origin: baseURL! } })
      const email = `post-${crypto.randomUUID()}@example.com`

      const asked = await call('/email-otp/send-verification-otp', { email, type: 'sign-in' })
      expect(asked.status()).toBe(200)
      await expect.poll(() => sink.received.length).toBe(1)
      const [mail = ''] = sink.received
      expect(mail).toMatch(/^From: Library <product@example\.com>\r$/m)
      expect(mail).toContain(`To: ${email}`)
      const code = /^Subject: (\d{6}) is your sign-in code\r$/m.exec(mail)?.[1]
      const signedIn = await call('/sign-in/email-otp', { email, otp: code })
      expect(await signedIn.json()).toMatchObject({ user: { email, emailVerified: true } })
      const session = await request.get('/api/auth/get-session')
      expect(await session.json()).toMatchObject({ user: { email } })

      expect((await request.get('/api/dev/mailbox')).status()).toBe(404)
      expect((await request.get('/dev/mailbox')).status()).toBe(404)
    } finally {
      await product.close()
      sink.close()
    }
  })
})
