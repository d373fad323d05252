import { Ornament } from '../ornament.tsx'

export const EmptyTray = () => (
  <Ornament>
    <path d="M14 70h92" />
    <path className="paper" d="m28 42 9-22h46l9 22v24a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4Z" />
    <path d="M28 42h19l4 9h18l4-9h19M43 28h34M40 35h40" />
    <path className="accent" d="M60 13V7M47 14l-3-5M73 14l3-5" />
  </Ornament>
)
