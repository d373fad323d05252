import { KeyboardHint } from '#ui/actions/keyboard-hint.tsx'

export const group = 'actions'

export default function KeyboardHintExample() {
  return (
    <div className="flex flex-wrap gap-4">
      <KeyboardHint keys="mod+k" />
      <KeyboardHint keys="/" />
      <KeyboardHint keys="?" />
      <KeyboardHint keys="j" />
    </div>
  )
}
