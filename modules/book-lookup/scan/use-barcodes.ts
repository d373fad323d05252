import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { barcodeReader } from './barcode-reader.ts'

export type CameraState = 'starting' | 'ready' | 'denied' | 'missing' | 'failed'

const betweenReadsMs = 100

/** Offers what the camera sees, until something is taken or the component goes. */
export function useBarcodes(
  video: RefObject<HTMLVideoElement | null>,
  take: (text: string) => boolean,
): CameraState {
  const [state, setState] = useState<CameraState>('starting')
  const offer = useEffectEvent(take)

  useEffect(() => {
    const ended = new AbortController()
    watch(video, ended.signal, { onReady: () => setState('ready'), take: offer }).catch(
      (error: unknown) => {
        if (!ended.signal.aborted) setState(stateAfter(error))
      },
    )
    return () => ended.abort()
  }, [video])
  return state
}

interface Watcher {
  onReady: () => void
  take: (text: string) => boolean
}

async function watch(
  { current: video }: RefObject<HTMLVideoElement | null>,
  ended: AbortSignal,
  { onReady, take }: Watcher,
) {
  if (!video) return
  const [stream, read] = await Promise.all([
    navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    }),
    barcodeReader(),
  ])
  const stop = () => stream.getTracks().forEach((track) => track.stop())
  if (ended.aborted) return stop()
  ended.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  onReady()
  for (;;) {
    const text = await read(video)
    ended.throwIfAborted()
    if (text !== undefined && take(text)) return stop()
    await new Promise((done) => setTimeout(done, betweenReadsMs))
  }
}

function stateAfter(error: unknown): CameraState {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError') return 'denied'
  return name === 'NotFoundError' ? 'missing' : 'failed'
}
