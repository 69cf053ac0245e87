import { lightStyle } from '../../pictures/light.ts';

/** How the page looks: light and dark, on a phone, printed. Maps are drawn for a dark ground. */
export const STYLE = `
:root{color-scheme:light dark;--ground:#fbfaf7;--card:#fff;--words:#22242c;--quiet:#5d6270;--line:#d9d6cd;--good:#1d7a43;--bad:#b3322a;--mark:#ffe08a;--link:#3450b8}
@media (prefers-color-scheme:dark){:root{--ground:#16181f;--card:#1f222c;--words:#e8e9ee;--quiet:#a6acba;--line:#363a48;--good:#6fce97;--bad:#ff8d84;--mark:#7a5c00;--link:#9db2ff}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:5rem}
body{margin:0;background:var(--ground);color:var(--words);font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
main,header,nav{max-width:46rem;margin:0 auto;padding:0 1rem}
header{padding-top:1.5rem}
h1{font-size:1.8rem;line-height:1.2;margin:0 0 .5rem}
h2{font-size:1.3rem;margin:2.2rem 0 .6rem;padding-top:.6rem;border-top:2px solid var(--line)}
h3{font-size:1.1rem;margin:1.4rem 0 .4rem}
h4{font-size:1rem;margin:1.1rem 0 .4rem;color:var(--quiet)}
p{margin:.15rem 0}
.about p{color:var(--quiet)}
.about .secret{color:var(--bad);font-weight:600}
.cast{list-style:none;padding:0;margin:.8rem 0;display:grid;gap:.4rem;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr))}
.cast li{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.4rem .6rem;display:flex;gap:.6rem;align-items:center}
.cast img{width:3.5rem;height:3.5rem;object-fit:cover;border-radius:.4rem;flex:none}
.cast small,.entry small,time{color:var(--quiet)}
.search{position:sticky;top:0;z-index:1;background:var(--ground);border-bottom:1px solid var(--line);padding:.5rem 1rem;max-width:none}
.search form{max-width:44rem;margin:0 auto;display:flex;gap:.6rem;align-items:center;flex-wrap:wrap}
.search select{font:inherit;color:inherit;background:var(--card);border:1px solid var(--quiet);border-radius:.5rem;padding:.45rem .4rem;max-width:12rem}
.search input{flex:1 1 12rem;min-width:0;font:inherit;color:inherit;background:var(--card);border:1px solid var(--quiet);border-radius:.5rem;padding:.45rem .6rem}
.search input:focus-visible,.search select:focus-visible,summary:focus-visible,a:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.search output{color:var(--quiet);font-size:.9rem}
.entry{background:var(--card);border:1px solid var(--line);border-left:.25rem solid var(--line);border-radius:.4rem;padding:.45rem .7rem;margin:.45rem 0}
.entry.good{border-left-color:var(--good)}
.entry.bad{border-left-color:var(--bad)}
.entry>header{padding:0;margin:0;max-width:none;font-size:.85rem;color:var(--quiet);display:flex;gap:.5rem;flex-wrap:wrap}
.entry>header b{color:var(--words)}
.spoken{border-left-color:var(--link)}
.entry>header{align-items:center}
.face{width:2.4rem;height:2.4rem;border-radius:.4rem;flex:none}
.badge{border:1px solid var(--quiet);border-radius:.7rem;padding:0 .5rem;font-size:.8rem}
.said.struck{text-decoration:line-through;color:var(--quiet)}
.said+.said{margin-top:.35rem}
.said.words{border-left:.2rem solid var(--link);padding-left:.6rem}
.spoken>.said.words:first-of-type{border:0;padding:0}
.who{display:block}
details{margin-top:.3rem}
summary{cursor:pointer;color:var(--link);font-size:.9rem;padding:.2rem 0}
details.undone>details{margin-left:.9rem}
details h5{font-size:.85rem;margin:.4rem 0 .1rem}
details ul{margin:.1rem 0;padding-left:1.2rem;font-size:.92rem}
figure{margin:.6rem 0}
figure>svg{display:block;width:100%;height:auto}
@media (max-width:30rem){figure{margin-inline:-1rem}figure>details{margin-inline:1rem}}
@media (prefers-color-scheme:light),print{${lightStyle('figure')}}
figure text{font-family:Lato,Carlito,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,sans-serif}
pre{overflow-x:auto;background:var(--ground);border:1px solid var(--line);border-radius:.4rem;padding:.5rem;font-size:.8rem;line-height:1.25}
blockquote{margin:.2rem 0;padding-left:.8rem;border-left:.25rem solid var(--line)}
mark{background:var(--mark);color:inherit;border-radius:.15rem}
[hidden]{display:none!important}
footer{max-width:46rem;margin:2rem auto;padding:0 1rem 2rem;color:var(--quiet);font-size:.85rem}
@media print{:root{color-scheme:light;--ground:#fff;--card:#fff;--words:#000;--quiet:#444;--line:#bbb}.search{display:none}.entry,figure{break-inside:avoid}h2,h3,h4{break-after:avoid}body{font-size:10.5pt}}
`;
