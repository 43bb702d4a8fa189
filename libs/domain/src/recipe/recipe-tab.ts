/** The tabs of the recipe list: favourites, own, house and public recipes. */
export const TABS = ['favoris', 'perso', 'foyer', 'publique'] as const;

export type Tab = (typeof TABS)[number];
