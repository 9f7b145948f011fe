/** From this width (px) there is space for all names and for every lord. */
const ROOMY = 470;

export function isRoomy(wide: number, tall: number): boolean {
  return wide >= ROOMY && tall >= ROOMY * 0.75;
}
