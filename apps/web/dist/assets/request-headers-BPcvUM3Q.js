import{r as o}from"./random-id-OrRBeNo-.js";function n(e=o()){return{"Idempotency-Key":e}}export{n as i};
