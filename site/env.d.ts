/// <reference types="astro/client" />

/** Whether the development server shows the page: see astro.config.mjs. */
declare const IS_DEVELOPMENT: boolean;

declare module 'catalog:slots/header' {
  const Header: (props: import('./frame/slot-props.ts').FrameProps) => unknown;
  export default Header;
}

declare module 'catalog:slots/footer' {
  const Footer: (props: import('./frame/slot-props.ts').FrameProps) => unknown;
  export default Footer;
}

declare module 'catalog:slots/card' {
  const Card: (props: import('./frame/slot-props.ts').CardProps) => unknown;
  export default Card;
}
