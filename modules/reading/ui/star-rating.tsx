import { useId } from 'react'
import { RowIcon } from '#ui/actions/row-icon.tsx'

interface StarRatingProps {
  label: string
  value: number | null
  onValueChange: (value: number) => void
  /** The name of each choice, such as "3 of 5 stars". */
  nameOf: (stars: number) => string
}

const stars = [1, 2, 3, 4, 5]

export function StarRating({ label, value, onValueChange, nameOf }: StarRatingProps) {
  const name = useId()
  return (
    <fieldset className="-ms-1.5 inline-flex">
      <legend className="sr-only">{label}</legend>
      {stars.map((star) => (
        <label
          key={star}
          title={nameOf(star)}
          data-filled={star <= (value ?? 0) || undefined}
          className="relative grid size-9 cursor-pointer place-items-center rounded-md text-ink-faint hover:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent data-filled:text-accent forced-colors:data-filled:text-[Highlight] pointer-coarse:size-11 [&:has(~label:hover)]:text-accent"
        >
          <input
            type="radio"
            name={name}
            value={star}
            checked={star === value}
            onChange={() => onValueChange(star)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <RowIcon
            shape="star"
            className={`size-6 ${star <= (value ?? 0) ? 'fill-current' : ''}`}
          />
          <span className="sr-only">{nameOf(star)}</span>
        </label>
      ))}
    </fieldset>
  )
}
