import { expect, test } from 'vitest'
import { onlyChannel } from './notification-channel.server.ts'

const channel = (name: string) => ({
  name,
  description: '',
  nothingChosen: '',
  reaches: () => {
    throw new Error('Not asked')
  },
})

test('settings take one notification channel or none, and a second refuses the start by name', () => {
  expect(onlyChannel([])).toBeUndefined()
  expect(onlyChannel([channel('push')])).toMatchObject({ name: 'push' })
  expect(() => onlyChannel([channel('push'), channel('sms')])).toThrow('push, sms')
})
