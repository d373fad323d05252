import { type PointerEvent, useId, useState } from 'react'
import { moveSquare, mostZoom, type Square, squareIn } from './square.ts'

interface SquareFieldProps {
  src: string
  size: { width: number; height: number }
  value: Square
  onChange: (square: Square) => void
  labels: { area: string; zoom: string; across: string; down: string }
}

/** The picture is dragged under the square; the sliders do the same by keys. */
export function SquareField({ src, size, value, onChange, labels }: SquareFieldProps) {
  const [held, setHeld] = useState<{ x: number; y: number }>()
  const { side, left, top } = squareIn(size, value)
  const percent = (length: number) => `${(length / side) * 100}%`

  function grab(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    setHeld({ x: event.clientX, y: event.clientY })
  }

  function drag({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) {
    if (!held) return
    const { clientWidth } = currentTarget
    const by = { across: (clientX - held.x) / clientWidth, down: (clientY - held.y) / clientWidth }
    setHeld({ x: clientX, y: clientY })
    onChange(moveSquare(size, value, by))
  }

  const drop = () => setHeld(undefined)

  return (
    <fieldset aria-label={labels.area} className="grid gap-4">
      <div
        dir="ltr"
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
        className="relative mx-auto aspect-square w-64 max-w-full cursor-grab touch-none overflow-hidden rounded-lg bg-line active:cursor-grabbing"
      >
        <img
          src={src}
          alt=""
          draggable={false}
          style={{ width: percent(size.width), left: percent(-left), top: percent(-top) }}
          className="absolute max-w-none select-none"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_100vmax_rgb(0_0_0/0.45)]"
        />
      </div>
      <Slider
        label={labels.zoom}
        min={1}
        max={mostZoom}
        value={value.zoom}
        onChange={(zoom) => onChange({ ...value, zoom })}
      />
      <Slider
        label={labels.across}
        value={value.across}
        disabled={size.width <= side}
        onChange={(across) => onChange({ ...value, across })}
      />
      <Slider
        label={labels.down}
        value={value.down}
        disabled={size.height <= side}
        onChange={(down) => onChange({ ...value, down })}
      />
    </fieldset>
  )
}

interface SliderProps {
  label: string
  min?: number
  max?: number
  value: number
  disabled?: boolean
  onChange: (value: number) => void
}

function Slider({ label, min = 0, max = 1, value, disabled, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[8rem_1fr] items-center gap-3 text-sm">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 50}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-6 w-full accent-accent pointer-coarse:h-11"
      />
    </div>
  )
}
