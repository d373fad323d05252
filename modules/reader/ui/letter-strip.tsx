import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useState,
} from 'react'

interface LetterStripProps {
  label: string
  letters: readonly string[]
  value: string
  onChoose: (letter: string) => void
  /** Shows the letters that are left out. */
  more?: { label: string; onShow: () => void } | false
}

const MAX_LEGIBLE_LETTERS = { narrow: 26, wide: 72 }

export function LetterStrip({ label, letters, value, onChoose, more }: LetterStripProps) {
  const [touched, setTouched] = useState<number>()
  const held = letters.indexOf(value)
  const shown = touched ?? held
  const last = letters.length - 1
  const places: CSSProperties & Record<'--letters', number> = { '--letters': letters.length }

  function choose(index: number) {
    const letter = letters[Math.min(Math.max(index, 0), last)]
    if (letter !== undefined) onChoose(letter)
  }

  function touch(event: PointerEvent<HTMLInputElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus()
    setTouched(indexUnder(event, letters.length))
  }

  function stroke(event: PointerEvent<HTMLInputElement>) {
    if (touched !== undefined) setTouched(indexUnder(event, letters.length))
  }

  function letGo(event: PointerEvent<HTMLInputElement>) {
    if (touched !== undefined) choose(indexUnder(event, letters.length))
    setTouched(undefined)
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = nextIndex(event, { letters, at: Math.max(held, 0) })
    if (next === undefined) return
    event.preventDefault()
    choose(next)
  }

  return (
    // Fixed tracks keep letters from shifting while the page streams in.
    <div className="flex size-full max-sm:w-11 max-sm:flex-col sm:justify-center">
      <div
        style={places}
        className="relative grid min-h-0 min-w-0 rounded-md has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent max-sm:w-11 max-sm:grow max-sm:grid-rows-[repeat(var(--letters),minmax(0,1fr))] sm:grid-cols-[repeat(var(--letters),minmax(0,--spacing(10)))] sm:justify-center"
      >
        {letters.map((letter, index) => (
          <Letter
            key={letter}
            isShown={index === shown}
            isTouched={index === touched}
            thinning={thinning(index, letters.length)}
          >
            {nameOf(letter)}
          </Letter>
        ))}
        <input
          type="range"
          aria-label={label}
          aria-valuetext={nameOf(letters[Math.max(shown, 0)])}
          min={0}
          max={last}
          value={Math.max(shown, 0)}
          // Touch is handled by pointer position; this handles the keyboard and assistive technology.
          onChange={({ target }) => touched === undefined && choose(target.valueAsNumber)}
          onPointerDown={touch}
          onPointerMove={stroke}
          onPointerUp={letGo}
          onPointerCancel={() => setTouched(undefined)}
          onMouseDown={(event) => event.preventDefault()}
          onKeyDown={press}
          className="absolute inset-0 m-0 size-full cursor-pointer touch-none appearance-none opacity-0 max-sm:[direction:ltr] max-sm:[writing-mode:vertical-lr]"
        />
      </div>
      {more && (
        <button
          type="button"
          aria-label={more.label}
          title={more.label}
          onClick={more.onShow}
          className="grid min-h-6 min-w-11 place-items-center rounded-md text-sm text-ink-soft hover:bg-hover hover:text-ink pointer-coarse:min-h-11"
        >
          …
        </button>
      )}
    </div>
  )
}

interface LetterProps {
  isShown: boolean
  isTouched: boolean
  thinning: string
  children: ReactNode
}

function Letter({ isShown, isTouched, thinning: hidden, children }: LetterProps) {
  return (
    <span
      aria-hidden
      className={`relative grid min-h-0 min-w-0 items-center text-xs/none max-sm:justify-items-end max-sm:pe-3 sm:justify-items-center sm:text-sm/none ${isShown ? 'font-semibold text-accent' : `text-ink-soft ${hidden}`}`}
    >
      <span
        className={
          isShown ? 'grid rounded-sm sm:size-7 sm:place-items-center sm:bg-accent-tint' : ''
        }
      >
        {children}
      </span>
      {isTouched && (
        <span className="absolute inset-y-0 end-14 my-auto grid size-16 place-items-center rounded-full bg-accent font-serif text-3xl font-medium text-on-accent shadow-floating sm:hidden">
          {children}
        </span>
      )}
    </span>
  )
}

const nameOf = (letter: string | undefined) => letter?.toUpperCase()

function thinning(index: number, count: number) {
  const isKept = (legible: number) => index % Math.ceil(count / legible) === 0
  return `${isKept(MAX_LEGIBLE_LETTERS.narrow) ? '' : 'max-sm:invisible'} ${isKept(MAX_LEGIBLE_LETTERS.wide) ? '' : 'sm:invisible'}`
}

function indexUnder({ currentTarget, clientX, clientY }: PointerEvent, count: number) {
  const { x, y, width, height } = currentTarget.getBoundingClientRect()
  const along = (clientX - x) / width
  const across = currentTarget.matches(':dir(rtl)') ? 1 - along : along
  const part = height > width ? (clientY - y) / height : across
  return Math.min(Math.max(Math.floor(part * count), 0), count - 1)
}

function nextIndex(
  { key, currentTarget }: KeyboardEvent,
  { letters, at }: { letters: readonly string[]; at: number },
): number | undefined {
  const forward = currentTarget.matches(':dir(rtl)') ? -1 : 1
  const moves: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: letters.length - 1,
  }
  const typed = letters.indexOf(key.toLowerCase())
  return moves[key] ?? (typed < 0 ? undefined : typed)
}
