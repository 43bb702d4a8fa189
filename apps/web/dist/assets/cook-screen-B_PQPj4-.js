import{u as o,w as t,E as e,P as p}from"./page-Dh_rvclq.js";function a(){return o(p,{title:t.app.cook,children:o(e,{icon:"pot",title:t.app.loading})})}export{a as Screen};
