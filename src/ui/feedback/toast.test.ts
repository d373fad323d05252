import { expect, it, vi } from 'vitest'

it('loses no toast that is asked for before sonner has come, and keeps their order', async () => {
  const { deliverToasts, onToast, toast } = await import('./toast.ts')
  const { toast: sonner } = await import('sonner')
  const shown: unknown[] = []
  vi.spyOn(sonner, 'success').mockImplementation((text) => shown.push(text))
  vi.spyOn(sonner, 'error').mockImplementation((text) => shown.push(text))
  const callSonner = vi.fn<() => void>()

  toast.success('first')
  onToast(callSonner)
  toast.error('second')
  expect(callSonner).toHaveBeenCalledTimes(2)
  expect(shown).toEqual([])

  deliverToasts(sonner)
  toast.success('third')
  expect(shown).toEqual(['first', 'second', 'third'])
  expect(callSonner).toHaveBeenCalledTimes(2)
})
