export const celsius = (value: number): number => value;

export const fahrenheit = (value: number): number => ((value - 32) * 5) / 9;
