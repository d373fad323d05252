import { useOfflineWords } from '../use-offline-words.ts'

export function MoreOffline() {
  const { title, text } = useOfflineWords()
  return (
    <output className="block py-6 text-center text-sm">
      <b className="block font-medium">{title}</b>
      <span className="text-ink-soft">{text}</span>
    </output>
  )
}
