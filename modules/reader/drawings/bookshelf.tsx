import { Ornament } from '#ui/feedback/ornament.tsx'

export const Bookshelf = () => (
  <Ornament>
    <path d="M12 66h96" />
    <path className="paper" d="M24 66V26h12v40M36 66V34h9v32M63 66l8-37 11 2.4L74.5 66" />
    <path className="accent tint" d="M45 66V20h13v46" />
    <path d="M24 33h12M24 37h12M45 28h13M45 58h13M36 60h9M94 66V46M94 66h9" />
  </Ornament>
)
